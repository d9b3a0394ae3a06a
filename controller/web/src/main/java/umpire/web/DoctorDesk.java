package umpire.web;

import umpire.web.payload.FindingsPayload;

/** What the page with the table's troubles asks: what is wrong with each part. Any thread may ask. */
@FunctionalInterface
public interface DoctorDesk {
    /** Examines every part that can be examined while the table runs; that takes some seconds. */
    FindingsPayload examined();
}
