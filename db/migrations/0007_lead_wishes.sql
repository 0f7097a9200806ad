ALTER TABLE "leads" ADD COLUMN "wants" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "tender_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contact_by" text DEFAULT '' NOT NULL;