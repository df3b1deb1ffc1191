ALTER TABLE "operator_keys" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "operator_approvals" ADD COLUMN "request" jsonb;--> statement-breakpoint
UPDATE "operator_keys" SET "person_id" = "made"."person_id" FROM "operator_logs" AS "made" WHERE "made"."command" = 'keys.add' AND "made"."outcome" = 'done' AND "made"."target" = "operator_keys"."name" AND "made"."person_id" IS NOT NULL;
