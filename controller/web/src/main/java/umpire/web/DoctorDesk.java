package umpire.web;

import umpire.web.payload.FindingsPayload;

/** The questions of the doctor page: the state of each part of the table. Any thread may ask. */
@FunctionalInterface
public interface DoctorDesk {
    /** Examines every part that can be examined while the table runs. Takes some seconds. */
    FindingsPayload examined();
}
