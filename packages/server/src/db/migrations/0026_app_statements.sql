CREATE TABLE "spent_statements" (
	"statement_id" text PRIMARY KEY NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bind_tickets" ADD COLUMN "may_register" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "spent_statements_expiry" ON "spent_statements" USING btree ("expires_at");