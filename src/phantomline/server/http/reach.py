"""How others come to a server: the address that they would reach this computer at."""

import ipaddress
import socket
from typing import Final

__all__ = ["ANY", "is_loopback", "link_to", "network_address"]

ANY: Final = ("0.0.0.0", "::", "")
"""What to listen on to be reached from everywhere."""

ELSEWHERE: Final = ("192.0.2.1", 9)  # nobody's address, kept for examples


def network_address() -> str | None:
    """Return where others in the network would reach this computer, if it is in one."""
    # Connecting a datagram socket sends nothing, but says which address it would be sent from.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found == "0.0.0.0" or is_loopback(found) else found


def is_loopback(host: str) -> bool:
    """Say whether a name or address leads to the computer that asks for it, and no further."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback


def link_to(host: str, port: int) -> str:
    """Return the origin of a server without TLS."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
