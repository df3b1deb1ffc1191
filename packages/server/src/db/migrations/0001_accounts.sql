CREATE TABLE "bind_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shopper_id" integer NOT NULL,
	"diyname" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "consents_version" UNIQUE("shopper_id","diyname","version")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shopper_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_grants" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "social_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shopper_id" integer NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "social_links_subject" UNIQUE("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "social_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"sid" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cloud_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cloud_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"model" text NOT NULL,
	"expiretime" bigint,
	"order_line_id" integer,
	"piece" integer DEFAULT 0 NOT NULL,
	"createtime" bigint NOT NULL,
	CONSTRAINT "cloud_devices_deviceId_unique" UNIQUE("device_id")
);
--> statement-breakpoint
CREATE TABLE "cloud_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cloud_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_sn" text NOT NULL,
	"user_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"days" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"paystate" integer DEFAULT 0 NOT NULL,
	"paytype" text DEFAULT '' NOT NULL,
	"agreed_version" text NOT NULL,
	"sup" text DEFAULT '' NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"invite_id" integer,
	"createtime" bigint NOT NULL,
	"deadline" bigint NOT NULL,
	"paytime" bigint,
	"begintime" bigint,
	"endtime" bigint,
	CONSTRAINT "cloud_orders_orderSn_unique" UNIQUE("order_sn"),
	CONSTRAINT "cloud_orders_amount" CHECK ("cloud_orders"."amount" > 0),
	CONSTRAINT "cloud_orders_paid" CHECK (("cloud_orders"."paystate" = 1) = ("cloud_orders"."endtime" is not null))
);
--> statement-breakpoint
CREATE TABLE "cloud_plan_prices" (
	"plan_id" integer NOT NULL,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"marketprice" bigint NOT NULL,
	CONSTRAINT "cloud_plan_prices_plan_id_currency_pk" PRIMARY KEY("plan_id","currency"),
	CONSTRAINT "cloud_plan_prices_price" CHECK ("cloud_plan_prices"."price" > 0 and "cloud_plan_prices"."marketprice" >= "cloud_plan_prices"."price")
);
--> statement-breakpoint
CREATE TABLE "cloud_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cloud_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"days" integer NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'normal' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_claims" (
	"coupon_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"nums" integer NOT NULL,
	CONSTRAINT "coupon_claims_coupon_id_user_id_pk" PRIMARY KEY("coupon_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"reduction" jsonb NOT NULL,
	"threshold" jsonb,
	"scope" jsonb NOT NULL,
	"audience" text DEFAULT 'all' NOT NULL,
	"per_person" integer DEFAULT 1 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"begintime" bigint,
	"endtime" bigint,
	"mode" text NOT NULL,
	"valid_days" integer DEFAULT 0 NOT NULL,
	"valid_from" bigint,
	"valid_to" bigint,
	"is_open" boolean DEFAULT true NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL,
	"createtime" bigint NOT NULL,
	CONSTRAINT "coupons_slug_unique" UNIQUE("slug"),
	CONSTRAINT "coupons_claimed" CHECK ("coupons"."claimed" >= 0 and ("coupons"."total" = 0 or "coupons"."claimed" <= "coupons"."total"))
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"usetime" bigint,
	"begin_time" bigint NOT NULL,
	"expire_time" bigint NOT NULL,
	"createtime" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"invitee_id" integer PRIMARY KEY NOT NULL,
	"inviter_id" integer NOT NULL,
	"createtime" bigint NOT NULL,
	"rewardtime" bigint
);
--> statement-breakpoint
CREATE TABLE "parcel_tracks" (
	"carrier" text NOT NULL,
	"number" text NOT NULL,
	"lines" jsonb NOT NULL,
	"asktime" bigint NOT NULL,
	CONSTRAINT "parcel_tracks_carrier_number_pk" PRIMARY KEY("carrier","number")
);
--> statement-breakpoint
CREATE TABLE "score_exchanges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "score_exchanges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"exchange_sn" text NOT NULL,
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"title" jsonb NOT NULL,
	"image" text NOT NULL,
	"model" jsonb,
	"nums" integer NOT NULL,
	"score" integer NOT NULL,
	"receiver" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"expressname" text DEFAULT '' NOT NULL,
	"expressno" text DEFAULT '' NOT NULL,
	"createtime" bigint NOT NULL,
	"delivertime" bigint,
	"updatetime" bigint NOT NULL,
	CONSTRAINT "score_exchanges_exchangeSn_unique" UNIQUE("exchange_sn"),
	CONSTRAINT "score_exchanges_amounts" CHECK ("score_exchanges"."nums" > 0 and "score_exchanges"."score" > 0)
);
--> statement-breakpoint
CREATE TABLE "score_logs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "score_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"delta" integer NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"kind" text NOT NULL,
	"ref" text,
	"memo" jsonb NOT NULL,
	"createtime" bigint NOT NULL,
	CONSTRAINT "score_logs_once" UNIQUE("user_id","kind","ref"),
	CONSTRAINT "score_logs_balance" CHECK ("score_logs"."delta" <> 0 and "score_logs"."after" = "score_logs"."before" + "score_logs"."delta" and "score_logs"."after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "score_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "score_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"models" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"score" integer NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"person_limit" integer DEFAULT 0 NOT NULL,
	"coupon_id" integer,
	"weigh" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"createtime" bigint NOT NULL,
	"updatetime" bigint NOT NULL,
	CONSTRAINT "score_products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "score_products_stock" CHECK ("score_products"."stock" >= 0 and "score_products"."sales" >= 0),
	CONSTRAINT "score_products_score" CHECK ("score_products"."score" > 0 and "score_products"."person_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sign_in_streaks" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"last_date" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"date" text NOT NULL,
	"type" text NOT NULL,
	"successions" integer NOT NULL,
	"score" integer NOT NULL,
	"done_on" text NOT NULL,
	"createtime" bigint NOT NULL,
	CONSTRAINT "sign_ins_day" UNIQUE("user_id","date"),
	CONSTRAINT "sign_ins_successions" CHECK ("sign_ins"."successions" >= 1)
);
--> statement-breakpoint
CREATE TABLE "task_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"period" text NOT NULL,
	"createtime" bigint NOT NULL,
	CONSTRAINT "task_claims_once" UNIQUE("user_id","task_id","period")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"score" integer NOT NULL,
	"target" integer NOT NULL,
	"period" text NOT NULL,
	"path" text NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "tasks_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" uuid NOT NULL,
	"endpoint_id" integer NOT NULL,
	"type" text NOT NULL,
	"order_sn" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"duetime" bigint,
	"deliveredtime" bigint,
	"last_result" text DEFAULT '' NOT NULL,
	"createtime" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"sup" text DEFAULT '' NOT NULL,
	"createtime" bigint NOT NULL,
	"endtime" bigint,
	CONSTRAINT "webhook_endpoints_url_unique" UNIQUE("url")
);
--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shoppers" ADD COLUMN "deleted_at" bigint;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_links" ADD CONSTRAINT "social_links_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_devices" ADD CONSTRAINT "cloud_devices_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_devices" ADD CONSTRAINT "cloud_devices_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_orders" ADD CONSTRAINT "cloud_orders_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_orders" ADD CONSTRAINT "cloud_orders_device_id_cloud_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."cloud_devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_orders" ADD CONSTRAINT "cloud_orders_plan_id_cloud_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."cloud_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_plan_prices" ADD CONSTRAINT "cloud_plan_prices_plan_id_cloud_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."cloud_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_claims" ADD CONSTRAINT "coupon_claims_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_claims" ADD CONSTRAINT "coupon_claims_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_invitee_id_shoppers_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_inviter_id_shoppers_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_exchanges" ADD CONSTRAINT "score_exchanges_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_exchanges" ADD CONSTRAINT "score_exchanges_product_id_score_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."score_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_logs" ADD CONSTRAINT "score_logs_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_streaks" ADD CONSTRAINT "sign_in_streaks_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_claims" ADD CONSTRAINT "task_claims_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_claims" ADD CONSTRAINT "task_claims_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bind_tickets_expiry" ON "bind_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_token" ON "data_exports" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "data_exports_shopper" ON "data_exports" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "sandbox_grants_expiry" ON "sandbox_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_links_shopper" ON "social_links" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "social_states_expiry" ON "social_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cloud_devices_user" ON "cloud_devices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cloud_devices_piece" ON "cloud_devices" USING btree ("order_line_id","piece");--> statement-breakpoint
CREATE INDEX "cloud_orders_user" ON "cloud_orders" USING btree ("user_id","createtime");--> statement-breakpoint
CREATE INDEX "coupons_open" ON "coupons" USING btree ("weigh","id");--> statement-breakpoint
CREATE INDEX "user_coupons_user" ON "user_coupons" USING btree ("user_id","is_used","expire_time");--> statement-breakpoint
CREATE INDEX "invites_inviter" ON "invites" USING btree ("inviter_id","createtime");--> statement-breakpoint
CREATE INDEX "score_exchanges_user" ON "score_exchanges" USING btree ("user_id","createtime");--> statement-breakpoint
CREATE INDEX "score_exchanges_open" ON "score_exchanges" USING btree ("status","updatetime");--> statement-breakpoint
CREATE INDEX "score_exchanges_product" ON "score_exchanges" USING btree ("product_id","user_id");--> statement-breakpoint
CREATE INDEX "score_logs_user" ON "score_logs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "score_products_weigh" ON "score_products" USING btree ("weigh","id");--> statement-breakpoint
CREATE INDEX "sign_in_streaks_rank" ON "sign_in_streaks" USING btree ("days","last_date");--> statement-breakpoint
CREATE INDEX "task_claims_task" ON "task_claims" USING btree ("task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("event_id","endpoint_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("duetime");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_order" ON "webhook_deliveries" USING btree ("order_sn");--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_used" CHECK ("discount_codes"."used" >= 0 and ("discount_codes"."total" = 0 or "discount_codes"."used" <= "discount_codes"."total"));--> statement-breakpoint
ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_score" CHECK ("shoppers"."score" >= 0);