-- The schema no longer knows notice_counts and, of notices, purchase_key, purchase_key_by_name and same_as. They stay for
-- one release, because 1.7 names the columns when it inserts and the table in its rights; the next one drops them by hand.
ALTER TABLE "notices" ADD COLUMN "is_low_value" boolean DEFAULT false NOT NULL;
