"""What runs between rooms: a class and its boards, reports, archives."""
