"""The settings of the compiler: a Numba target of the engine's own, with a figure for each setting.

Numba's own target suits loops over arrays. The engine is hundreds of small functions that call each other on two
records, and gains by the settings below; docs/performance.md says how much, and what gained nothing. The games are the
same to the bit. `DUELSIM_PLAIN_NUMBA=1` turns these settings off.

The functions of the engine are compiled by classes of their own, which the Numba functions of a user's program never
meet; Numba itself is as it was, but that it keeps the text of a record type (`sim.compiler.dispatchers`). The classes
override internals of Numba and llvmlite, so they are used only with the versions that they were tried with
(`sim.compiler.plain`).
"""

import contextlib
import functools
import operator
import platform
from collections.abc import Iterator, Mapping
from types import BuiltinFunctionType, ModuleType
from typing import Any, ClassVar

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import (
    base,
    callconv,
    cgutils,
    codegen,
    compiler,
    compiler_machinery,
    cpu,
    datamodel,
    errors,
    interpreter,
    lowering,
    registry,
    target_extension,
    transforms,
    typed_passes,
    typing,
    untyped_passes,
)
from numba.core import ir as numba_ir
from numba.core import types as numba_types
from numba.core.ir_utils import build_definitions
from numba.core.runtime import rtsys
from numba.core.ssa import reconstruct_ssa
from numba.np import arrayobj

types: Any = numba_types

NAME = "duelsim"
# Code for any x86-64 processor since 2009 is as fast as code for the one at hand, and can be carried
# to another machine.
PORTABLE_CPU = "x86-64-v2"
NEEDED_FEATURES = ("sse4.2", "popcnt", "cx16", "sahf")


@functools.cache
def is_portable() -> bool:
    """Whether this processor runs code for `PORTABLE_CPU`."""
    features = llvm.get_host_cpu_features()
    return platform.machine().lower() in ("x86_64", "amd64") and all(features.get(one) for one in NEEDED_FEATURES)


# Options of LLVM that the whole process has (+3 %): while the engine is compiled, and LLVM's own.
OPTIONS = {
    "inline-threshold": ("450", "250"),  # how large a function may be to be copied to where it is called
    "enable-ext-tsp-block-placement": ("true", "false"),  # the blocks of a function lie in the order in which they run
}

# llvmlite reserves memory for writable data up to eight bytes too little, depending on how many symbols of Python the
# code names, and then ends the process. It reserves more for data that is aligned to more than the others.
ROOM = '@"room for {name}" = global i64 0, align 64'


class EngineLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one function, or of an entry point with all that it calls."""

    _linking_libraries: list[Any]

    @property
    def is_entry_point(self) -> bool:
        """Whether Python calls the function."""
        return self.name in self._codegen.entry_points

    def _optimize_functions(self, module: llvm.ModuleRef) -> None:
        module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen.passes_of_functions
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def finalize(self) -> None:
        """Link at the entry point only.

        Numba links a copy of every callee into each function, again at each level of calls (1,529 copies for 347
        functions). Functions inside stay plain LLVM code here: no linking, no optimising, no machine code.
        """
        if not self.is_entry_point:
            self._raise_if_finalized()
            if self.name in self._codegen.apart:
                for function in self._final_module.functions:
                    if not function.is_declaration:
                        function.add_function_attribute("noinline")
                        function.add_function_attribute("cold")
            for other in self._linking_libraries:
                self._reload_init.update(other._reload_init)
            self._finalize_dynamic_globals()
            self._finalized = True
            return
        self._link_all_that_it_calls()
        with with_options():
            super().finalize()

    def _link_all_that_it_calls(self) -> None:
        module = self._final_module
        called_by_python = {function.name for function in module.functions if not function.is_declaration}
        libraries = _with_all_that_they_call(self._linking_libraries)
        inside = [library for library in libraries if isinstance(library, EngineLibrary)]
        _link([module, *(library._final_module.clone() for library in inside)])
        for library in libraries:
            self._reload_init.update(library._reload_init)
            if not isinstance(library, EngineLibrary):
                module.link_in(library._get_module_for_linking(), preserve=True)
        self._linking_libraries = []
        # LLVM inlines and drops arguments freely where nobody else calls a function (+22 %).
        for function in module.functions:
            if not function.is_declaration and function.name not in called_by_python:
                function.linkage = llvm.Linkage.internal
        module.link_in(llvm.parse_assembly(ROOM.format(name=self.name)))

    def _optimize_final_module(self) -> None:
        """Optimize once. Numba does it twice, to find pairs of reference counts, of which there are none here."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)

    def serialize_using_object_code(self) -> Any:
        """What is cached on disk: machine code alone, without the LLVM code for callers, of which there are none."""
        self._ensure_finalized()
        names = [function.name for function in self.get_defined_functions()]
        names = [name for name in names if self.get_function(name).linkage == llvm.Linkage.external]
        return self.name, "object", (self._get_compiled_object(), _defining(names).as_bitcode())


@contextlib.contextmanager
def with_options() -> Iterator[None]:
    """Set the `OPTIONS` of LLVM; the functions of a user's program are compiled without them."""
    for option, (here, _) in OPTIONS.items():
        llvm.set_option(NAME, f"-{option}={here}")
    try:
        yield
    finally:
        for option, (_, elsewhere) in OPTIONS.items():
            llvm.set_option(NAME, f"-{option}={elsewhere}")


def _with_all_that_they_call(libraries: list[Any]) -> list[Any]:
    """These libraries and those that they call, callers first.

    LLVM leaves out what nobody has called yet of what Numba brings; the engine's functions are all linked.
    """
    callees_first = []
    seen = set()

    def visit(library: Any) -> None:
        if library not in seen:
            seen.add(library)
            if isinstance(library, EngineLibrary):
                for other in library._linking_libraries:
                    visit(other)
            callees_first.append(library)

    for library in libraries:
        visit(library)
    return callees_first[::-1]


def _link(modules: list[llvm.ModuleRef]) -> None:
    """Link all modules into the first, in halves: LLVM reads a whole module again whenever one is linked into it."""
    if len(modules) > 1:
        middle = len(modules) // 2
        first, second = modules[:middle], modules[middle:]
        _link(first)
        _link(second)
        first[0].link_in(second[0])


def _defining(names: list[str]) -> Any:
    """An LLVM module that defines functions of these names: Numba reads from it what the machine code has."""
    return llvm.parse_assembly("\n".join(f'define void @"{name}"() {{ ret void }}' for name in names))


class EngineCodegen(codegen.JITCPUCodegen):  # type: ignore[misc]
    """LLVM for the engine."""

    _library_class = EngineLibrary

    def __init__(self, name: str, entry_points: set[str], apart: set[str]) -> None:
        """`entry_points` are the names of the functions that Python calls, `apart` of those that are not inlined."""
        self.entry_points = entry_points
        self.apart = apart
        super().__init__(name)

    @functools.cached_property
    def passes_of_functions(self) -> tuple[llvm.FunctionPassManager, llvm.PassBuilder]:
        """What makes a function small before it is linked.

        Numba runs the passes of LLVM's third level: for three times as long, and the games have as many instructions.
        """
        passes = llvm.create_new_function_pass_manager()
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
        return passes, self._pass_builder()

    def _get_host_cpu_name(self) -> str:
        name: str = PORTABLE_CPU if is_portable() else super()._get_host_cpu_name()
        return name

    def _get_host_cpu_features(self) -> str:
        features: str = "" if is_portable() else super()._get_host_cpu_features()
        return features

    def set_env(self, name: str, environment: Any) -> None:
        """Functions inside have no environment: it is only used to call back into Python."""
        if self._engine.get_global_value_address(name):
            super().set_env(name, environment)


class EngineCallConvention(callconv.CPUCallConv):  # type: ignore[misc]
    """How a function gives back its result: in a register. A function that fails writes so where its caller says.

    Numba's functions write their results to memory, and return a code that says whether they failed. LLVM finds that
    no function of the engine fails, and drops every test for it (+20 %). Behind two results in registers it does not.
    """

    def get_function_type(self, result: Any, arguments: Any) -> Any:
        """The LLVM type of a function: result (code of a failure, its exception, arguments ...)."""
        packed = list(self._get_arg_packer(arguments).argument_types)
        failure = [ir.PointerType(callconv.errcode_t), ir.PointerType(callconv.excinfo_ptr_t)]
        return ir.FunctionType(self.get_return_type(result).pointee, [*failure, *packed])

    def decorate_function(self, function: Any, names: Any, arguments: Any, noalias: bool = False) -> None:
        """Name the arguments, and say that nobody else points to where a failure is written."""
        self._get_arg_packer(arguments).assign_names(self.get_arguments(function), [f"arg.{name}" for name in names])
        for name, argument in zip(("failure", "excinfo"), function.args[:2], strict=True):
            argument.name = name
            argument.add_attribute("captures(none)")
            argument.add_attribute("noalias")

    def get_arguments(self, function: Any) -> Any:
        """The arguments that the Python function has."""
        return function.args[2:]

    def return_value(self, builder: Any, value: Any) -> None:
        """Return from a function that has not failed."""
        builder.ret(value)

    def _return_errcode_raw(self, builder: Any, code: Any) -> None:
        builder.store(code, builder.function.args[0])
        builder.ret(ir.Constant(builder.function.function_type.return_type, ir.Undefined))

    def call_function(
        self, builder: Any, callee: Any, result: Any, types_of_arguments: Any, arguments: Any, attrs: Any = None
    ) -> Any:
        """Call a function; returns whether it failed, and its result."""
        failure = cgutils.alloca_once(builder, callconv.errcode_t, name="failure")
        builder.store(callconv.RETCODE_OK, failure)
        exception = cgutils.alloca_once(builder, callconv.excinfo_ptr_t, name="excinfo")
        packed = list(self._get_arg_packer(types_of_arguments).as_arguments(builder, arguments))
        value = builder.call(callee, [failure, exception, *packed], attrs=tuple(attrs or ()))
        status = self._get_return_status(builder, builder.load(failure), builder.load(exception))
        return status, self.context.get_returned_value(builder, result, value)


class EngineContext(cpu.CPUContext):  # type: ignore[misc]
    """How the functions of the engine become LLVM code."""

    def __init__(self, typing_context: Any, target: str, entry_points: set[str], apart: set[str]) -> None:
        self._names = entry_points, apart
        # How a call becomes code, by its types: Numba looks through all that it knows.
        self._found: dict[tuple[object, typing.templates.Signature], object] = {}
        super().__init__(typing_context, target)

    def init(self) -> None:
        """Called by Numba."""
        super().init()
        self._internal_codegen = EngineCodegen(NAME, *self._names)
        self.get_abi_sizeof = functools.cache(super().get_abi_sizeof)  # llvmlite makes a module for each question

    @property
    def call_conv(self) -> Any:
        """How functions call each other."""
        return EngineCallConvention(self)

    def load_additional_registries(self) -> None:
        """Called by Numba. The runtime, which everybody shares, belongs to the plain target."""
        rtsys.initialize(registry.cpu_target.target_context)
        super().load_additional_registries()

    def get_getattr(self, container: Any, name: str) -> Any:
        """How an attribute becomes LLVM code."""
        if isinstance(container, types.Record) and isinstance(container.typeof(name), types.NestedArray):
            return _array_in_record
        return super().get_getattr(container, name)

    def get_function(self, function: Any, signature: Any, _firstcall: bool = True) -> Any:
        """Compile indices as unsigned numbers (+11 %).

        An index below zero counts from the end in Python, and Numba tests each index for it. The engine never uses
        one: the interpreted build refuses it (`sim.compiler.checked_arrays`).
        """
        if function == "__array__":  # Numba looks for it whenever an array is used; no array of ours has one
            raise NotImplementedError(function)
        container, *others = signature.args or (None,)
        if isinstance(container, types.Buffer) and getattr(function, "typing_key", None) in INDEXING:
            index, *value = others
            if isinstance(container, types.NestedArray) and not self.enable_boundscheck:
                kinds = tuple(index) if isinstance(index, types.BaseTuple) else (index,)
                if len(kinds) == container.ndim and all(isinstance(kind, types.Integer) for kind in kinds):
                    return base._wrap_impl(_set_item if value else _get_item, self, signature)
            function = function.get_impl_key(signature)
            signature = signature.replace(args=(container, _unsigned(index), *value))
        call = function, signature
        if call not in self._found:
            self._found[call] = super().get_function(function, signature, _firstcall)
        return self._found[call]


INDEXING = (operator.getitem, operator.setitem)


def _unsigned(index: Any) -> Any:
    """The type of an index, or of a tuple of indices, with unsigned numbers of the same width."""
    if isinstance(index, types.BaseTuple):
        return types.Tuple([_unsigned(one) for one in index])
    if isinstance(index, types.Integer) and index.signed and index.bitwidth == types.intp.bitwidth:
        return types.uintp
    return index


# --- Arrays in a record -----------------------------------------------------------------------------------
# Numba writes each into memory with its shape, forty instructions that LLVM takes away again (2 s of compiling).
def _array_in_record(context: Any, builder: Any, record: Any, address: Any, name: str) -> Any:
    """The array of this name: all of it but the address is known."""
    kind = record.typeof(name)
    known = {
        "meminfo": None,
        "parent": None,
        "nitems": kind.nitems,
        "itemsize": kind.dtype.bitwidth // 8,
        "data": ir.Undefined,
        "shape": [cgutils.intp_t(size) for size in kind.shape],
        "strides": [cgutils.intp_t(size) for size in kind.strides],
    }
    model = context.data_model_manager[kind]
    array = context.get_value_type(kind)
    members = zip(array.elements, model._fields, strict=True)
    array = ir.Constant(array, [ir.Constant(member, known[field]) for member, field in members])
    data = cgutils.get_record_member(builder, address, record.offset(name), context.get_data_type(kind.dtype))
    return builder.insert_value(array, data, model.get_field_position("data"))


def _get_item(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    array, index = arguments
    return arrayobj.load_item(context, builder, signature.args[0], _address(context, builder, signature, array, index))


def _set_item(context: Any, builder: Any, signature: Any, arguments: Any) -> None:
    array, index, value = arguments
    kind, _, kind_of_value = signature.args
    value = context.cast(builder, value, kind_of_value, kind.dtype)
    arrayobj.store_item(context, builder, kind, value, _address(context, builder, signature, array, index))


def _address(context: Any, builder: Any, signature: Any, array: Any, index: Any) -> Any:
    """Where an item is: indices are never below zero, and the last one counts single items."""
    kind, kind_of_index, *_ = signature.args
    kinds, indices = (kind_of_index,), (index,)
    if isinstance(kind_of_index, types.BaseTuple):
        kinds, indices = tuple(kind_of_index), cgutils.unpack_tuple(builder, index)
    position = cgutils.intp_t(0)
    for size, kind_of_one, one in zip(kind.shape, kinds, indices, strict=True):
        unsigned = context.cast(builder, one, kind_of_one, types.uintp)
        position = builder.add(builder.mul(position, cgutils.intp_t(size)), unsigned)
    data = builder.extract_value(array, context.data_model_manager[kind].get_field_position("data"))
    return builder.gep(data, [position])


class Engine(target_extension.CPU):  # type: ignore[misc]
    """The kind of target: what Numba itself brings along for a processor is compiled for it too."""


class KeptFunction(types.Function):  # type: ignore[misc]
    """A function of Python with the signatures that were found for it: for each `+` Numba tries twenty templates."""

    def __init__(self, function: Any) -> None:
        """Take the templates of the function."""
        super().__init__(function.templates)
        self._signatures: dict[Any, Any] = {}

    def get_call_type(self, context: Any, arguments: Any, keywords: Any) -> Any:
        """The signature of a call; TypingError if there is none."""
        call = tuple(arguments)
        if keywords:
            return super().get_call_type(context, arguments, keywords)
        if call not in self._signatures:
            try:
                self._signatures[call] = super().get_call_type(context, arguments, keywords)
            except errors.TypingError as error:
                self._signatures[call] = str(error)
        signature = self._signatures[call]
        if isinstance(signature, str):
            raise errors.TypingError(signature)
        return signature


datamodel.register_default(KeptFunction)(datamodel.models.OpaqueModel)


class EngineTypingContext(typing.Context):  # type: ignore[misc]
    """How the types of the engine's expressions are found."""

    def __init__(self) -> None:
        self._kept: dict[Any, KeptFunction] = {}
        super().__init__()

    def resolve_value_type(self, value: Any) -> Any:
        """The type of a constant. Numba looks at all others before it looks at the functions that it knows."""
        return self._kept_function(value) or super().resolve_value_type(value)

    def resolve_function_type(self, function: Any, arguments: Any, keywords: Any) -> Any:
        """The signature of a call."""
        return super().resolve_function_type(self._kept_function(function) or function, arguments, keywords)

    def _kept_function(self, value: Any) -> KeptFunction | None:
        """What Numba knows about a function of Python; None if this is no such function."""
        known = self._lookup_global(value) if isinstance(value, BuiltinFunctionType) else None
        if type(known) is not types.Function:
            return None
        if known not in self._kept:
            self._kept[known] = KeptFunction(known)
        return self._kept[known]


class EngineTarget(registry.CPUTarget):  # type: ignore[misc]
    """What a dispatcher needs: types and code of its own, which it shares with nobody."""

    def __init__(self, entry_points: set[str], apart: set[str]) -> None:
        target_extension.target_registry[NAME] = Engine
        super().__init__(NAME)
        self._names = entry_points, apart

    @functools.cached_property
    def typing_context(self) -> Any:
        """How types are found."""
        return EngineTypingContext()

    @functools.cached_property
    def target_context(self) -> Any:
        """How functions become LLVM code."""
        return EngineContext(self.typing_context, self._target_name, *self._names)


def compile_what_numba_brings(dispatcher: type) -> None:
    """Let this dispatcher compile Numba's own functions that the engine calls (`np.zeros`)."""
    target_extension.dispatcher_registry[Engine] = dispatcher

    def decorator(**options: Any) -> Any:
        return lambda function: dispatcher(function, targetoptions=options)

    target_extension.jit_registry[Engine] = decorator


# --- Compiling in less time -------------------------------------------------------------------------------
# Passes for what the rules do not contain: closures, `with`, lists, literal unrolling, array expressions, exceptions.
# Most of them analyse the whole function again.
NOT_NEEDED = (
    "WithLifting",
    "InlineClosureLikes",
    "RewriteSemanticConstants",
    "DeadBranchPrune",
    "GenericRewrites",
    "RewriteDynamicRaises",
    "MakeFunctionToJitFunction",
    "InlineInlinables",
    "FindLiterallyCalls",
    "LiteralUnroll",
    "InlineOverloads",
    "NopythonRewrites",
    "DumpParforDiagnostics",
)


class RuleInterpreter(interpreter.Interpreter):  # type: ignore[misc]
    """Reads the bytecode of a rule, and looks for none of the patterns of `with`, of lists and of calls with `*`.

    A code that is read with its file (`zones.BATTLE`) is a number as if it had been imported by itself.
    """

    def op_LOAD_ATTR(self, inst: Any, item: str, res: str) -> None:
        """Called by Numba."""
        body = self.current_block.body
        loaded = body[-1] if body else None
        super().op_LOAD_ATTR(inst, item, res)
        if not isinstance(loaded, numba_ir.Assign) or not isinstance(loaded.value, numba_ir.Global):
            return
        module, read = loaded.value.value, body[-1]
        number = vars(module).get(read.value.attr) if isinstance(module, ModuleType) else None
        if type(number) is int and read.value.value.name == loaded.target.name:
            del body[-2], self.definitions[loaded.target.name]
            read.value = numba_ir.Global(read.value.attr, number, loc=self.loc)
            self.definitions[read.target.name][-1] = read.value

    def post_process(self, peepholes: Any, func_ir: Any) -> Any:
        """Called by Numba."""
        return func_ir


@compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)
class TranslateRule(untyped_passes.TranslateByteCode):  # type: ignore[misc]
    """Numba's own pass with an interpreter for rules."""

    _name = "duelsim_translate_rule"

    def run_pass(self, state: Any) -> bool:
        """Called by Numba."""
        state["func_ir"] = RuleInterpreter(state["func_id"]).interpret(state["bc"])
        return True


@compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)
class ProcessRule(untyped_passes.IRProcessing):  # type: ignore[misc]
    """Numba's own pass, without the lives of variables: nobody asks where one ends."""

    _name = "duelsim_process_rule"

    def run_pass(self, state: compiler.StateDict) -> bool:
        """Called by Numba."""
        state.func_ir.blocks = transforms.canonicalize_cfg(state.func_ir.blocks)
        state.func_ir.generator_info = None
        return True


@compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)
class ReconstructRule(untyped_passes.ReconstructSSA):  # type: ignore[misc]
    """Numba's own pass, without the lives of variables."""

    _name = "duelsim_reconstruct_rule"

    def run_pass(self, state: compiler.StateDict) -> bool:
        """Called by Numba."""
        state.func_ir = reconstruct_ssa(state.func_ir)
        self._patch_locals(state)
        state.func_ir._definitions = build_definitions(state.func_ir.blocks)
        return True


@compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)
class StripRule(typed_passes.PreLowerStripPhis):  # type: ignore[misc]
    """Numba's own pass, without the lives of variables."""

    _name = "duelsim_strip_rule"

    def run_pass(self, state: compiler.StateDict) -> bool:
        """Called by Numba."""
        state.func_ir = self._strip_phi_nodes(state.func_ir)
        state.func_ir._definitions = build_definitions(state.func_ir.blocks)
        return True


class RuleLower(lowering.Lower):  # type: ignore[misc]
    """How the expressions of a rule become LLVM code."""

    def lower_binop(self, result: types.Type, expression: numba_ir.Expr, operator: object) -> ir.Value:
        """Called by Numba, which tries three kinds of constants first; no pass of ours looks for constants."""
        function = self.context.typing_context.resolve_value_type(operator)
        signature = self.fndesc.calltypes[expression]
        operands = [
            self.context.cast(self.builder, self.loadvar(one.name), self.typeof(one.name), kind)
            for one, kind in zip((expression.lhs, expression.rhs), signature.args, strict=True)
        ]
        call = function.get_call_type(self.context.typing_context, signature.args, {})
        value = self.context.get_function(function, call)(self.builder, operands)
        return self.context.cast(self.builder, value, signature.return_type, result)


@compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)
class LowerRule(typed_passes.NativeLowering):  # type: ignore[misc]
    """Numba's own pass with our way to lower."""

    _name = "duelsim_lower_rule"

    @property
    def lowering_class(self) -> type[lowering.Lower]:
        """Called by Numba."""
        return RuleLower


class EngineCompiler(compiler.CompilerBase):  # type: ignore[misc]
    """The front end, with the passes that entry points need."""

    left_out: tuple[str, ...] = NOT_NEEDED
    instead: ClassVar[Mapping[str, type]] = {}

    def define_pipelines(self) -> list[Any]:
        """Called by Numba."""
        passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [
            (self.instead.get(one.__name__, one), why)
            for one, why in passes.passes
            if one.__name__ not in self.left_out
        ]
        passes._finalized = False
        passes.finalize()
        return [passes]


class RuleCompiler(EngineCompiler):
    """The front end for a function inside.

    It makes no arrays, so there are no references to count, and no variable is deleted after its last use.
    """

    left_out = (*NOT_NEEDED, "IRLegalization")
    instead: ClassVar = {
        "TranslateByteCode": TranslateRule,
        "IRProcessing": ProcessRule,
        "ReconstructSSA": ReconstructRule,
        "PreLowerStripPhis": StripRule,
        "NativeLowering": LowerRule,
    }


class EngineFlags(compiler.Flags):  # type: ignore[misc]
    """The flags of a function: Numba compares them hundreds of thousands of times, and looks up each one for it."""

    __slots__ = ()

    def values(self) -> dict[str, Any]:
        """All flags by name."""
        return {**DEFAULT_FLAGS, **self._values}

    def __eq__(self, other: object) -> bool:
        return self is other or super().__eq__(other)

    def __hash__(self) -> int:
        return HASH_OF_FLAGS


DEFAULT_FLAGS = compiler.Flags().values()
HASH_OF_FLAGS = hash(compiler.Flags())  # the same for all: that of the names
