/* Makes the disk fail and the clock jump for one process, as a shared memory says (LD_PRELOAD).

   LONGSUIT_FAULTS is the file that holds the memory, LONGSUIT_FAULTY a part of the paths whose
   writes fail. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum { WRITES = 1, SYNCS = 2, TRUNCATES = 4, SHORT = 8 };

static volatile struct {
    long long skew;  /* nanoseconds by which the clock is wrong */
    int error;       /* errno of the calls that fail; 0: none fails */
    int calls;       /* which calls fail; SHORT: of a write that fails half is written first */
    int after;       /* calls that still succeed */
    int failed;      /* calls that have failed */
} *faults;
static const char *faulty;

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("LONGSUIT_FAULTS");
    faulty = getenv("LONGSUIT_FAULTY");
    int file = path ? open(path, O_RDWR) : -1;
    if (file < 0) return;
    void *memory = mmap(NULL, sizeof *faults, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory != MAP_FAILED) faults = memory;
    close(file);
}

/* True if a call of this kind on this file is to fail, with errno set. */
static int fails(int file, int call) {
    char link[40], path[4096];
    if (!faults || !faults->error || !(faults->calls & call)) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size < 0) return 0;
    path[size] = 0;
    if (!faulty || !strstr(path, faulty)) return 0;
    if (__sync_fetch_and_sub(&faults->after, 1) > 0) return 0;
    __sync_fetch_and_add(&faults->failed, 1);
    errno = faults->error;
    return 1;
}

#define REAL(name) static __typeof__(name) *real; if (!real) real = dlsym(RTLD_NEXT, #name)
#define PART(all) ((faults->calls & SHORT) ? (all) / 2 : 0)

ssize_t write(int file, const void *bytes, size_t size) {
    REAL(write);
    if (!fails(file, WRITES)) return real(file, bytes, size);
    int error = errno;
    if (PART(size)) return real(file, bytes, PART(size));
    errno = error;
    return -1;
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t at) {
    REAL(pwrite);
    if (!fails(file, WRITES)) return real(file, bytes, size, at);
    int error = errno;
    if (PART(size)) return real(file, bytes, PART(size), at);
    errno = error;
    return -1;
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t at) {
    REAL(pwrite64);
    if (!fails(file, WRITES)) return real(file, bytes, size, at);
    int error = errno;
    if (PART(size)) return real(file, bytes, PART(size), at);
    errno = error;
    return -1;
}

int fsync(int file) {
    REAL(fsync);
    return fails(file, SYNCS) ? -1 : real(file);
}

int fdatasync(int file) {
    REAL(fdatasync);
    return fails(file, SYNCS) ? -1 : real(file);
}

int ftruncate(int file, off_t size) {
    REAL(ftruncate);
    return fails(file, TRUNCATES) ? -1 : real(file, size);
}

int ftruncate64(int file, off64_t size) {
    REAL(ftruncate64);
    return fails(file, TRUNCATES) ? -1 : real(file, size);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    REAL(clock_gettime);
    int failed = real(clock, now);
    if (failed || !faults || clock != CLOCK_REALTIME) return failed;
    long long nanoseconds = now->tv_sec * 1000000000LL + now->tv_nsec + faults->skew;
    now->tv_sec = nanoseconds / 1000000000LL;
    now->tv_nsec = nanoseconds % 1000000000LL;
    return 0;
}
