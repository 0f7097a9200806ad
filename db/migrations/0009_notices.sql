CREATE TABLE "notice_codes" (
	"notice_id" integer NOT NULL,
	"code" text NOT NULL,
	"is_main" boolean NOT NULL,
	CONSTRAINT "notice_codes_notice_id_code_pk" PRIMARY KEY("notice_id","code")
);
--> statement-breakpoint
ALTER TABLE "notice_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notice_counts" (
	"published_on" date NOT NULL,
	"kind" text NOT NULL,
	"division" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "notice_counts_published_on_kind_division_pk" PRIMARY KEY("published_on","kind","division")
);
--> statement-breakpoint
ALTER TABLE "notice_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notice_ingests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_ingests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"window_from" date NOT NULL,
	"window_to" date NOT NULL,
	"announced" integer,
	"read" integer DEFAULT 0 NOT NULL,
	"new" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"rejected_reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"problem" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notice_ingests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_code" text,
	"published_on" date NOT NULL,
	"deadline_at" timestamp with time zone,
	"planned_quarter" text,
	"concluded_on" date,
	"winner" text,
	"value" numeric(15, 2),
	"currency" text,
	"place_code" text,
	"status" text NOT NULL,
	"url" text,
	"ted_number" text,
	"purchase_key" text,
	"purchase_key_by_name" text,
	"same_as" integer,
	"content_hash" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notice_codes" ADD CONSTRAINT "notice_codes_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_same_as_notices_id_fk" FOREIGN KEY ("same_as") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_ingests_source_idx" ON "notice_ingests" USING btree ("source","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_source_key" ON "notices" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "notices_published_idx" ON "notices" USING btree ("published_on");--> statement-breakpoint
CREATE INDEX "notices_ted_number_idx" ON "notices" USING btree ("ted_number") WHERE ted_number is not null;--> statement-breakpoint
CREATE INDEX "notices_purchase_key_idx" ON "notices" USING btree ("purchase_key") WHERE purchase_key is not null;--> statement-breakpoint
CREATE INDEX "notices_purchase_key_by_name_idx" ON "notices" USING btree ("purchase_key_by_name") WHERE purchase_key_by_name is not null;--> statement-breakpoint
CREATE INDEX "notices_same_as_idx" ON "notices" USING btree ("same_as") WHERE same_as is not null;
--> statement-breakpoint
-- A hosted database grants its data API's roles everything in `public`; row-level security stands behind this.
DO $$
DECLARE
	api_role text;
BEGIN
	FOR api_role IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
		EXECUTE format('REVOKE ALL ON notices, notice_codes, notice_ingests, notice_counts FROM %I', api_role);
	END LOOP;
END
$$;
