ALTER TABLE "cloud_devices" ADD COLUMN "releasetime" bigint;--> statement-breakpoint
CREATE INDEX "cloud_orders_end" ON "cloud_orders" USING btree ("endtime","id") WHERE "cloud_orders"."endtime" is not null and "cloud_orders"."refundtime" is null;--> statement-breakpoint
CREATE INDEX "user_coupons_used" ON "user_coupons" USING btree ("coupon_id") WHERE "user_coupons"."is_used";--> statement-breakpoint
CREATE INDEX "invoices_created" ON "invoices" USING btree ("id") WHERE "invoices"."status" = 'created';--> statement-breakpoint
CREATE INDEX "survey_replies_type" ON "survey_replies" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("id") WHERE "webhook_deliveries"."duetime" is null and "webhook_deliveries"."deliveredtime" is null;