/* signature.c - prints one number that every build must agree on. */
#include <inttypes.h>
#include <stdio.h>

#include "meadhall/game.h"

int main(void)
{
    printf("%016" PRIx64 "\n", mh_signature());
    return 0;
}
