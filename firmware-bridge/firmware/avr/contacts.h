#ifndef UMPIRE_CONTACTS_H
#define UMPIRE_CONTACTS_H

/* Enables the pull-ups of the button and sensor inputs. */
void contacts_begin(void);

#endif
