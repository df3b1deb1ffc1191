CREATE TABLE "job_turns" (
	"name" text PRIMARY KEY NOT NULL,
	"leased_until" bigint,
	"donetime" bigint
);
--> statement-breakpoint
CREATE TABLE "upload_reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upload_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"bytes" integer NOT NULL,
	"expiretime" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "paused_until" bigint;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "leased_until" bigint;--> statement-breakpoint
ALTER TABLE "upload_reservations" ADD CONSTRAINT "upload_reservations_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_unused_size" ON "uploads" USING btree ("user_id","size") WHERE not "uploads"."is_used";--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("endpoint_id","id") WHERE "webhook_deliveries"."duetime" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_createtime" ON "webhook_deliveries" USING btree ("createtime");