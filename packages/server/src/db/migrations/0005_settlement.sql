ALTER TABLE "payments" DROP CONSTRAINT "payments_attempt";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_cloud_attempt";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "aftersale_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cause" text DEFAULT 'aftersale' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cloud_order_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "last_result" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cloud_orders" ADD COLUMN "refunded_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cloud_orders" ADD COLUMN "refundtime" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_amount" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_currency" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "opentime" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cloud_order_id_cloud_orders_id_fk" FOREIGN KEY ("cloud_order_id") REFERENCES "public"."cloud_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_surplus" ON "refunds" USING btree ("payment_id") WHERE "refunds"."cause" = 'surplus';--> statement-breakpoint
CREATE INDEX "cloud_orders_device" ON "cloud_orders" USING btree ("device_id","begintime");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_attempt" ON "payments" USING btree ("order_id","paytype","method") WHERE not "payments"."is_surplus";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_cloud_attempt" ON "payments" USING btree ("cloud_order_id","paytype","method") WHERE not "payments"."is_surplus";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cloudOrderId_unique" UNIQUE("cloud_order_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause" CHECK (("refunds"."cause" = 'aftersale') = ("refunds"."aftersale_id" is not null) and ("refunds"."cause" = 'cloud') = ("refunds"."cloud_order_id" is not null) and ("refunds"."cause" = 'aftersale' or "refunds"."payment_id" is not null));--> statement-breakpoint
ALTER TABLE "cloud_orders" ADD CONSTRAINT "cloud_orders_refunded" CHECK ("cloud_orders"."refunded_amount" between 0 and "cloud_orders"."amount" and ("cloud_orders"."refunded_amount" = 0 or "cloud_orders"."paystate" = 1));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_paid" CHECK (("payments"."paid_amount" is null) = ("payments"."paid_currency" is null) and ("payments"."paid_amount" is null or "payments"."is_surplus"));--> statement-breakpoint
UPDATE "payments" SET "opentime" = "createtime";--> statement-breakpoint
INSERT INTO "refunds" ("refund_no", "cause", "payment_id", "amount", "currency", "due_at", "createtime", "updatetime") SELECT 'S' || "payment_no", 'surplus', "id", "amount", "currency", "updatetime", "updatetime", "updatetime" FROM "payments" WHERE "is_surplus";
