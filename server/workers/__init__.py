"""Several processes that serve behind one port (`--workers`).

owner.py        finds the worker that owns the room or class of a request; pure
door.py         accepts connections, and hands each one to its worker before anybody reads it
orders.py       the data that the process with the door gives a worker at its start
loop.py         the event loop of a process that serves
worker.py       a worker's process: a node whose connections come from the door
supervision.py  starts the workers, starts them again when they die, and replaces them one after the other
"""
