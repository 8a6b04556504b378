"""The version of duelsim, which is written here alone: the package reads it from this file when it is built."""

VERSION = "0.2.0"
