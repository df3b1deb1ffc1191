ALTER TABLE "uploads" ADD COLUMN "is_used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "doomed_at" bigint;--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("createtime") WHERE not "uploads"."is_used" and "uploads"."doomed_at" is null;--> statement-breakpoint
CREATE INDEX "uploads_doomed" ON "uploads" USING btree ("doomed_at") WHERE "uploads"."doomed_at" is not null;--> statement-breakpoint
-- What is there already may be named anywhere: it stays.
UPDATE "uploads" SET "is_used" = true;
