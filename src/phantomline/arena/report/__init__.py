"""A tournament as one HTML page that needs nothing but a browser."""

from phantomline.arena.report.page import report_page

__all__ = ["report_page"]
