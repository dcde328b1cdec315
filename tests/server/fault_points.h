/* fault_points.h - the places where the world may fail the server: memory, the wire, the store.
 * The linker leads their calls to fault_points.c, which counts them and lets one fail. */
#ifndef MH_TESTS_SERVER_FAULT_POINTS_H
#define MH_TESTS_SERVER_FAULT_POINTS_H

#include <stdbool.h>

/* Allocators of libuv and jansson too; once, before anything else is called. */
void faults_install(void);
/* The nth call from now on fails; 0: none. */
void faults_arm(unsigned nth);
/* Calls passed since. */
unsigned faults_passed(void);
/* What the failing call was. */
const char *faults_last(void);
/* Not counted: what the test itself does, in this thread. */
void faults_mute(bool on);
/* Whatever is sent goes half at once, the rest later. */
void faults_halve(bool on);
/* Whether this call is the one; for the files that wrap calls. */
#define faulty(what) faulty_from(what, __builtin_return_address(0))
bool faulty_from(const char *what, const void *from);
/* Places in the code that have called so far: one may fail by itself, the first time it calls. */
unsigned faults_sites(void);
void faults_arm_site(unsigned which);
bool faults_site_came(void);
/* Store and workers answer in the caller's thread, when it asks for that: the same calls in the
 * same order, and no waiting for threads. Returns what held before. */
bool faults_inline(bool on);
void faults_work(void);
/* Closes what `faults_work` holds open. */
void faults_rest(void);
unsigned faults_waiting(void);
/* Allocations not freed. */
long faults_live(void);

#endif
