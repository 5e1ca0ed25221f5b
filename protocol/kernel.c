/* The two innermost loops of an action, compiled: the comparison of two views, and a patch in its short form.

   Each function has a twin in Python that gives the same result (protocol/patch.py, protocol/short_patch.py), which
   tests/protocol/test_kernel.py proves. Views hold plain values only: no comparison here runs code that changes them.
   `protocol/kernel.py` explains when this is used. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

static PyObject *s_append, *s_game, *s_text, *s_kind, *s_at_ms, *s_seat, *s_params;

/* ---- diff ---- */

#define SMALL 3
/* A place in a view: the key there, and the place around it. The outermost place has a list of keys, and no other around it. */
typedef struct Path { struct Path *around; PyObject *key; Py_ssize_t depth; } Path;
typedef struct { PyObject *key, *old, *new; } Change;
static int replace(PyObject *before, PyObject *after, Path *path, PyObject *ops);

static int is_nested(PyObject *part) { return PyDict_CheckExact(part) || PyList_CheckExact(part); }
static int is_small(PyObject *part) { return !is_nested(part) || PyObject_Size(part) <= SMALL; }

/* 1 if the values may differ, 0 if not, -1 after an error. Nested values may: `replace` writes nothing for equal ones. */
static int differ(PyObject *old, PyObject *new)
{
    if (old == new) return 0;
    if (PyDict_CheckExact(old) && PyDict_CheckExact(new)) return 1;
    if (PyList_CheckExact(old) && PyList_CheckExact(new)) return PyList_GET_SIZE(old) || PyList_GET_SIZE(new);
    return PyObject_RichCompareBool(old, new, Py_NE);
}

/* Appends [path], [path, first] or [path, first, second]. */
static int put(PyObject *ops, Path *path, PyObject *first, PyObject *second)
{
    PyObject *op = PyList_New(second ? 3 : first ? 2 : 1), *keys = op ? PyList_New(path->depth) : NULL;
    if (op) PyList_SET_ITEM(op, 0, keys);
    for (; keys && path->around; path = path->around) PyList_SET_ITEM(keys, path->depth - 1, Py_NewRef(path->key));
    for (Py_ssize_t i = 0; keys && i < path->depth; i++) PyList_SET_ITEM(keys, i, Py_NewRef(PyList_GET_ITEM(path->key, i)));
    if (keys && first) PyList_SET_ITEM(op, 1, Py_NewRef(first));
    if (keys && second) PyList_SET_ITEM(op, 2, Py_NewRef(second));
    int failed = keys ? PyList_Append(ops, op) : -1;
    Py_XDECREF(op);
    return failed;
}

/* The change of one part: `before` is NULL for a new part, `after` for a part that is gone. */
static int below(PyObject *before, PyObject *after, Path *path, PyObject *key, PyObject *ops)
{
    Path own = {path, key, path->depth + 1};
    return before && after ? replace(before, after, &own, ops) : put(ops, &own, after, NULL);
}

/* The maps have the same keys in the same order, and only the values in `changed` may differ. */
static int write_changed(Change *changed, Py_ssize_t count, PyObject *after, Path *path, PyObject *ops, int is_all)
{
    PyObject *new;
    Py_ssize_t size = PyDict_GET_SIZE(after), i, really = 0;
    int failed = 0, is_new, is_whole = is_all && 3 * count > 2 * size && 2 * size > 4;
    for (i = 0; is_whole && PyDict_Next(after, &i, NULL, &new);) is_whole = is_small(new);
    for (i = 0; is_whole && i < count; i++, really += is_new)
        if ((is_new = PyObject_RichCompareBool(changed[i].old, changed[i].new, Py_NE)) < 0) return -1;
    if (is_whole && 3 * really > 2 * size) return put(ops, path, after, NULL);
    for (i = 0; !failed && i < count; i++) failed = below(changed[i].old, changed[i].new, path, changed[i].key, ops);
    return failed;
}

static int compare_maps(PyObject *before, PyObject *after, Path *path, PyObject *ops, int is_all)
{
    Change *changed = PyMem_Malloc(PyDict_GET_SIZE(after) * sizeof *changed);
    PyObject *old_key, *key, *old, *new = changed ? NULL : PyErr_NoMemory();
    Py_ssize_t i = 0, j = 0, count = 0;
    int failed = changed ? 0 : -1, is_new, same = PyDict_GET_SIZE(before) == PyDict_GET_SIZE(after);
    while (!failed && same && PyDict_Next(after, &i, &key, &new)) {
        PyDict_Next(before, &j, &old_key, &old);
        if (old_key != key && (same = PyObject_RichCompareBool(old_key, key, Py_EQ)) <= 0) failed = same;
        else if ((is_new = differ(old, new)) < 0) failed = -1;
        else if (is_new) changed[count++] = (Change){key, old, new};
    }
    if (!failed && same) failed = write_changed(changed, count, after, path, ops, is_all);
    PyMem_Free(changed);
    if (failed || same) return failed;
    for (i = 0; PyDict_Next(after, &i, &key, &new);) {
        old = PyDict_GetItemWithError(before, key);
        is_new = old ? differ(old, new) : PyErr_Occurred() ? -1 : 1;
        if (is_new < 0 || (is_new && below(old, new, path, key, ops))) return -1;
    }
    for (i = 0; PyDict_Next(before, &i, &key, &old);) {
        int kept = PyDict_Contains(after, key);
        if (kept < 0 || (!kept && below(old, NULL, path, key, ops))) return -1;
    }
    return 0;
}

static int compare_lists(PyObject *before, PyObject *after, Path *path, PyObject *ops)
{
    Py_ssize_t kept = PyList_GET_SIZE(before), size = PyList_GET_SIZE(after), at, i, count = 0;
    Py_ssize_t *changed = PyMem_Malloc(kept * sizeof *changed);
    PyObject *rest = changed ? NULL : PyErr_NoMemory(); /* also each place that changed */
    int failed = changed ? 0 : -1, is_new, is_whole;
    for (at = 0; !failed && at < kept; at++)
        if ((is_new = differ(PyList_GET_ITEM(before, at), PyList_GET_ITEM(after, at))) < 0) failed = -1;
        else if (is_new) changed[count++] = at;
    is_whole = !failed && 2 * count > kept;
    for (at = 0; is_whole && at < size; at++) is_whole = !is_nested(PyList_GET_ITEM(after, at));
    if (is_whole) failed = put(ops, path, after, NULL);
    for (i = 0; !failed && !is_whole && i < count; i++) {
        rest = PyLong_FromSsize_t(at = changed[i]);
        failed = rest ? below(PyList_GET_ITEM(before, at), PyList_GET_ITEM(after, at), path, rest, ops) : -1;
        Py_XDECREF(rest);
    }
    if (!failed && !is_whole && size > kept) {
        rest = PyList_GetSlice(after, kept, size);
        failed = rest ? put(ops, path, s_append, rest) : -1;
        Py_XDECREF(rest);
    }
    PyMem_Free(changed);
    return failed;
}

static int replace(PyObject *before, PyObject *after, Path *path, PyObject *ops)
{
    if (Py_EnterRecursiveCall(" while comparing views")) return -1;
    int failed;
    if (PyDict_CheckExact(after) && PyDict_CheckExact(before)) failed = compare_maps(before, after, path, ops, 1);
    else if (PyList_CheckExact(after) && PyList_CheckExact(before) && PyList_GET_SIZE(before)
             && PyList_GET_SIZE(before) <= PyList_GET_SIZE(after)) failed = compare_lists(before, after, path, ops);
    else failed = put(ops, path, after, NULL);
    Py_LeaveRecursiveCall();
    return failed;
}

static PyObject *diff(PyObject *module, PyObject *const *given, Py_ssize_t count)
{
    if (count != 2 && count != 3) return PyErr_Format(PyExc_TypeError, "diff takes two views and perhaps a path");
    PyObject *before = given[0], *after = given[1], *ops = PyList_New(0);
    int is_map = PyDict_CheckExact(before) && PyDict_CheckExact(after), failed = 0;
    PyObject *keys = is_map && count == 3 ? PySequence_List(given[2]) : PyList_New(0);
    Path path = {NULL, keys, keys ? PyList_GET_SIZE(keys) : 0};
    if (!ops || !keys) failed = -1;
    else if (is_map) failed = before == after ? 0 : compare_maps(before, after, &path, ops, 0);
    else if ((failed = differ(before, after)) > 0) failed = replace(before, after, &path, ops);
    Py_XDECREF(keys);
    if (failed) Py_CLEAR(ops);
    return ops;
}

/* ---- the short form: MessagePack with numbers for the usual keys ---- */

typedef struct { unsigned char *bytes; Py_ssize_t size, room; PyObject *numbers; } Out;

static int reserve(Out *out, Py_ssize_t more)
{
    if (out->size + more <= out->room) return 0;
    out->room = 2 * (out->size + more) + 1024;
    unsigned char *moved = PyMem_Realloc(out->bytes, out->room);
    if (moved) out->bytes = moved;
    else PyErr_NoMemory();
    return moved ? 0 : -1;
}

/* A byte, and then `width` bytes of a number, the highest first. */
static int write_number(Out *out, int tag, unsigned long long number, int width)
{
    if (reserve(out, 9)) return -1;
    out->bytes[out->size++] = tag;
    while (width--) out->bytes[out->size++] = number >> (8 * width);
    return 0;
}

static int write_int(Out *out, long long n)
{
    if (n == -1 && PyErr_Occurred()) return -1;
    if (n >= -32 && n < 128) return write_number(out, (unsigned char)n, 0, 0);
    int power = 0;
    while (power < 3 && (n >= 0 ? n >= 1LL << (8 << power) : n < -(1LL << ((8 << power) - 1)))) power++;
    return write_number(out, (n >= 0 ? 0xcc : 0xd0) + power, n, 1 << power);
}

static int write_text(Out *out, PyObject *value)
{
    Py_ssize_t size;
    const char *text = PyUnicode_AsUTF8AndSize(value, &size);
    int failed = !text ? -1
        : size < 32 ? write_number(out, 0xa0 | (int)size, 0, 0) : size < 1 << 8 ? write_number(out, 0xd9, size, 1)
        : size < 1 << 16 ? write_number(out, 0xda, size, 2) : write_number(out, 0xdb, size, 4);
    if (failed || reserve(out, size)) return -1;
    memcpy(out->bytes + out->size, text, size);
    out->size += size;
    return 0;
}

/* The head of a list (0x90, 0xdc) or of a map (0x80, 0xde). */
static int write_head(Out *out, int few, int many, Py_ssize_t size)
{
    if (size < 16) return write_number(out, few | (int)size, 0, 0);
    return size < 1 << 16 ? write_number(out, many, size, 2) : write_number(out, many + 1, size, 4);
}

static int write_value(Out *out, PyObject *value);
static int write_key(Out *out, PyObject *key)
{
    PyObject *number = PyUnicode_CheckExact(key) ? PyDict_GetItemWithError(out->numbers, key) : NULL;
    if (!number && PyErr_Occurred()) return -1;
    return write_value(out, number ? number : key);
}

static int write_part(Out *out, PyObject *value)
{
    if (PyDict_CheckExact(value)) {
        PyObject *key, *part;
        if (write_head(out, 0x80, 0xde, PyDict_GET_SIZE(value))) return -1;
        for (Py_ssize_t at = 0; PyDict_Next(value, &at, &key, &part);)
            if (write_key(out, key) || write_value(out, part)) return -1;
        return 0;
    }
    if (write_head(out, 0x90, 0xdc, PySequence_Fast_GET_SIZE(value))) return -1;
    for (Py_ssize_t at = 0; at < PySequence_Fast_GET_SIZE(value); at++)
        if (write_value(out, PySequence_Fast_GET_ITEM(value, at))) return -1;
    return 0;
}

static int write_value(Out *out, PyObject *value)
{
    if (value == Py_None) return write_number(out, 0xc0, 0, 0);
    if (PyBool_Check(value)) return write_number(out, value == Py_True ? 0xc3 : 0xc2, 0, 0);
    if (PyUnicode_CheckExact(value)) return write_text(out, value);
    if (PyLong_CheckExact(value)) return write_int(out, PyLong_AsLongLong(value));
    if (PyFloat_CheckExact(value)) {
        double number = PyFloat_AS_DOUBLE(value);
        unsigned long long bits;
        memcpy(&bits, &number, sizeof bits);
        return write_number(out, 0xcb, bits, 8);
    }
    if (!is_nested(value) && !PyTuple_CheckExact(value)) { PyErr_SetString(PyExc_TypeError, "not plain"); return -1; }
    if (Py_EnterRecursiveCall(" while writing a patch")) return -1;
    int failed = write_part(out, value);
    Py_LeaveRecursiveCall();
    return failed;
}

static int write_op(Out *out, PyObject *op)
{
    PyObject *path = PyList_GET_ITEM(op, 0);
    Py_ssize_t size = PyList_GET_SIZE(path), count = PyList_GET_SIZE(op);
    int is_text = size == 2 && PyObject_RichCompareBool(PyList_GET_ITEM(path, 0), s_game, Py_EQ) == 1
        && PyObject_RichCompareBool(PyList_GET_ITEM(path, 1), s_text, Py_EQ) == 1;
    if (write_head(out, 0x90, 0xdc, is_text ? 2 : count) || write_head(out, 0x90, 0xdc, size)) return -1;
    for (Py_ssize_t at = 0; at < size; at++)
        if (write_key(out, PyList_GET_ITEM(path, at))) return -1;
    if (is_text) return write_number(out, 0xa0, 0, 0);
    for (Py_ssize_t at = 1; at < count; at++)
        if (write_value(out, PyList_GET_ITEM(op, at))) return -1;
    return 0;
}

static int write_event(Out *out, PyObject *event, long long at_ms)
{
    PyObject *kind = PyObject_GetAttr(event, s_kind), *own_ms = PyObject_GetAttr(event, s_at_ms);
    PyObject *seat = PyObject_GetAttr(event, s_seat), *params = PyObject_GetAttr(event, s_params);
    int failed = !kind || !own_ms || !seat || !params || write_head(out, 0x90, 0xdc, 4) || write_value(out, kind)
        || write_int(out, at_ms - PyLong_AsLongLong(own_ms)) || write_value(out, seat) || write_value(out, params);
    Py_XDECREF(kind); Py_XDECREF(own_ms); Py_XDECREF(seat); Py_XDECREF(params);
    return failed;
}

/* (numbers of keys, room, seq, at_ms, ops, events) -> the bytes. Raises TypeError for a value that is not plain. */
static PyObject *short_form(PyObject *module, PyObject *const *given, Py_ssize_t count)
{
    if (count != 6 || !PyDict_CheckExact(given[0]) || !PyList_CheckExact(given[4]) || !PyList_CheckExact(given[5]))
        return PyErr_Format(PyExc_TypeError, "short_form takes the parts of a patch");
    Out out = {NULL, 0, 0, given[0]};
    PyObject *ops = given[4], *events = given[5], *made = NULL;
    long long at_ms = PyLong_AsLongLong(given[3]);
    int failed = write_head(&out, 0x90, 0xdc, 5) || write_value(&out, given[1]) || write_value(&out, given[2])
        || write_int(&out, at_ms) || write_head(&out, 0x90, 0xdc, PyList_GET_SIZE(ops));
    for (Py_ssize_t at = 0; !failed && at < PyList_GET_SIZE(ops); at++) failed = write_op(&out, PyList_GET_ITEM(ops, at));
    failed = failed || write_head(&out, 0x90, 0xdc, PyList_GET_SIZE(events));
    for (Py_ssize_t at = 0; !failed && at < PyList_GET_SIZE(events); at++)
        failed = write_event(&out, PyList_GET_ITEM(events, at), at_ms);
    if (!failed) made = PyBytes_FromStringAndSize((char *)out.bytes, out.size);
    PyMem_Free(out.bytes);
    return made;
}

static PyMethodDef methods[] = {
    {"diff", (PyCFunction)(void (*)(void))diff, METH_FASTCALL, NULL},
    {"short_form", (PyCFunction)(void (*)(void))short_form, METH_FASTCALL, NULL}, {NULL}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_kernel", NULL, -1, methods};

PyMODINIT_FUNC PyInit__kernel(void)
{
    PyObject **words[] = {&s_append, &s_game, &s_text, &s_kind, &s_at_ms, &s_seat, &s_params};
    const char *texts[] = {"+", "game", "text", "kind", "at_ms", "seat", "params"};
    for (int at = 0; at < 7; at++)
        if (!(*words[at] = PyUnicode_InternFromString(texts[at]))) return NULL;
    PyObject *module = PyModule_Create(&definition);
    if (module && PyModule_AddStringConstant(module, "SOURCE", SOURCE)) Py_CLEAR(module);
    return module;
}
