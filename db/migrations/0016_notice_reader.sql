ALTER TABLE "notice_ingests" ADD COLUMN "skipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "other_buyers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "earlier_deadlines" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "deadline_kind" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "is_ceiling" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "is_intended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "ted_procedure_id" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "ted_notice_id" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "ted_replaces" text;--> statement-breakpoint
CREATE INDEX "notices_ted_procedure_id_idx" ON "notices" USING btree ("ted_procedure_id") WHERE ted_procedure_id is not null;--> statement-breakpoint
CREATE INDEX "notices_ted_notice_id_idx" ON "notices" USING btree ("ted_notice_id") WHERE ted_notice_id is not null;--> statement-breakpoint
CREATE INDEX "notices_ted_replaces_idx" ON "notices" USING btree ("ted_replaces") WHERE ted_replaces is not null;