"""Work that concerns more than one room: a class with its boards, reports, archives, erasures. Also bots' searches."""
