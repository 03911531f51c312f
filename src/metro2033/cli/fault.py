"""What can go wrong in a command."""

from metro2033.i18n import Complaint


class Failed(Complaint):
    """A check that failed."""

    has_failed = True


class BadInput(Complaint):
    """A file, a name or a number that cannot be used."""
