-- Counters may be lost in a crash, and are written with every submission: they need not wait for the disk.
ALTER TABLE "rate_limits" SET UNLOGGED;
