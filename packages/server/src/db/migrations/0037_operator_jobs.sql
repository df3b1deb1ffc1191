CREATE TABLE "operator_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"actor" jsonb NOT NULL,
	"owner" text NOT NULL,
	"scope" text NOT NULL,
	"input" jsonb NOT NULL,
	"progress" jsonb,
	"state" text DEFAULT 'waits' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"is_cancelling" boolean DEFAULT false NOT NULL,
	"result" jsonb,
	"file" "bytea",
	"file_name" text DEFAULT '' NOT NULL,
	"file_type" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"run_id" text,
	"leased_until" bigint,
	"createtime" bigint NOT NULL,
	"endtime" bigint
);
--> statement-breakpoint
CREATE INDEX "operator_jobs_open" ON "operator_jobs" USING btree ("id") WHERE "operator_jobs"."endtime" is null;--> statement-breakpoint
CREATE INDEX "operator_jobs_owner" ON "operator_jobs" USING btree ("owner","id");--> statement-breakpoint
CREATE INDEX "operator_jobs_ended" ON "operator_jobs" USING btree ("endtime") WHERE "operator_jobs"."endtime" is not null;