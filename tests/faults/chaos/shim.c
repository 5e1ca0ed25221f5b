/* Preloaded into the processes under test: fsync takes as long, and the wall clock goes as far wrong, as a file says that the test
 * writes into. CHAOS_SHIM names it: three 64-bit numbers, ms of each fsync, ms added to the clock of a node (a Python process),
 * ms added to the clock of a store (any other). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile int64_t nothing[3];
static volatile int64_t *told = nothing;
static int clock_of = 2;
static int (*true_fsync)(int);
static int (*true_fdatasync)(int);
static int (*true_clock)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void) {
    true_fsync = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    true_fdatasync = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    true_clock = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    if (strncmp(program_invocation_short_name, "python", 6) == 0) clock_of = 1;
    const char *name = getenv("CHAOS_SHIM");
    int file = name ? open(name, O_RDONLY) : -1;
    if (file < 0) return;
    void *page = mmap(NULL, sizeof nothing, PROT_READ, MAP_SHARED, file, 0);
    if (page != MAP_FAILED) told = page;
    close(file);
}

static void dawdle(void) {
    struct timespec left = {told[0] / 1000, told[0] % 1000 * 1000000};
    while (told[0] > 0 && nanosleep(&left, &left) != 0 && errno == EINTR) {}
}

int fsync(int file) { dawdle(); return true_fsync(file); }
int fdatasync(int file) { dawdle(); return true_fdatasync(file); }

int clock_gettime(clockid_t which, struct timespec *at) {
    int failed = true_clock(which, at);
    if (failed || (which != CLOCK_REALTIME && which != CLOCK_REALTIME_COARSE)) return failed;
    int64_t ns = (int64_t)at->tv_sec * 1000000000 + at->tv_nsec + told[clock_of] * 1000000;
    at->tv_sec = ns / 1000000000;
    at->tv_nsec = ns % 1000000000;
    return 0;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
    struct timespec now;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
    at->tv_sec = now.tv_sec;
    at->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *where) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (where) *where = now.tv_sec;
    return now.tv_sec;
}
