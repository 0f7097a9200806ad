ALTER TABLE "leads" ALTER COLUMN "reference" SET DEFAULT translate(upper(left(gen_random_uuid()::text, 4) || '-' || left(gen_random_uuid()::text, 4)), '01', 'GH');--> statement-breakpoint
UPDATE "leads" SET "reference" = DEFAULT WHERE "reference" IS NULL;--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "reference" SET NOT NULL;