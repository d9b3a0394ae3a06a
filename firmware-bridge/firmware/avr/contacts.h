#ifndef UMPIRE_CONTACTS_H
#define UMPIRE_CONTACTS_H

/* Pulls the inputs of buttons and sensors up. */
void contacts_begin(void);

#endif
