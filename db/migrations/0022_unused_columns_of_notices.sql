-- No version since 1.8 names these columns; their indexes go with them. The table notice_counts still stands in the rights that
-- 1.8 grants when it starts, so it goes with the next release.
ALTER TABLE "notices" DROP COLUMN "purchase_key", DROP COLUMN "purchase_key_by_name", DROP COLUMN "same_as";
