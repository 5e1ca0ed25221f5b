"""Jobs outside a room: a class and its boards, reports, archives."""
