CREATE TABLE "usage_counts" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"detail" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "usage_counts_day_name_detail_pk" PRIMARY KEY("day","name","detail")
);
--> statement-breakpoint
ALTER TABLE "usage_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- As in 0003: a hosted database grants its data API's roles everything in `public`.
DO $$
DECLARE
	api_role text;
BEGIN
	FOR api_role IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
		EXECUTE format('REVOKE ALL ON usage_counts FROM %I', api_role);
	END LOOP;
END
$$;
