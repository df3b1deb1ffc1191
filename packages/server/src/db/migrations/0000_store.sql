CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" integer DEFAULT 1 NOT NULL,
	"country_code" text DEFAULT 'CHN' NOT NULL,
	"province_id" integer DEFAULT 0 NOT NULL,
	"city_id" integer DEFAULT 0 NOT NULL,
	"area_id" integer DEFAULT 0 NOT NULL,
	"receiver" text NOT NULL,
	"mobile" text NOT NULL,
	"detail" text NOT NULL,
	"zipcode" text DEFAULT '' NOT NULL,
	"overseas" jsonb,
	"billing" jsonb,
	"usednums" integer DEFAULT 0 NOT NULL,
	"isdefault" integer DEFAULT 0 NOT NULL,
	"createtime" bigint NOT NULL,
	"updatetime" bigint NOT NULL,
	"deletetime" bigint
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer NOT NULL,
	"level" integer NOT NULL,
	"name" text NOT NULL,
	"roman_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"sceneval" integer DEFAULT 1 NOT NULL,
	"nums" integer NOT NULL,
	"price_added" bigint NOT NULL,
	"currency_added" text NOT NULL,
	"createtime" bigint NOT NULL,
	"updatetime" bigint NOT NULL,
	CONSTRAINT "carts_nums" CHECK ("carts"."nums" > 0)
);
--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attribute_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attributes_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"intro" jsonb NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pid" integer DEFAULT 0 NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"flag_text" text DEFAULT '' NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'normal' NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "category_attributes" (
	"category_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"type" text DEFAULT 'checkbox' NOT NULL,
	"is_must" integer DEFAULT 0 NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "category_attributes_category_id_attribute_id_pk" PRIMARY KEY("category_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "collects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"createtime" bigint NOT NULL,
	CONSTRAINT "collects_goods" UNIQUE("user_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "discount_code_uses" (
	"code_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "discount_code_uses_code_id_user_id_pk" PRIMARY KEY("code_id","user_id"),
	CONSTRAINT "discount_code_uses_uses" CHECK ("discount_code_uses"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discount_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"reduction" jsonb NOT NULL,
	"threshold" jsonb,
	"per_person" integer DEFAULT 1 NOT NULL,
	"begintime" bigint,
	"endtime" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "discount_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "discount_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discount_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"goods_id" integer,
	"sku_id" integer,
	"category_id" integer,
	"begintime" bigint,
	"endtime" bigint,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "freight_rules" (
	"country" text PRIMARY KEY NOT NULL,
	"first_grams" integer NOT NULL,
	"first_fee" jsonb NOT NULL,
	"step_grams" integer NOT NULL,
	"step_fee" jsonb NOT NULL,
	"free_over" jsonb,
	"days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"category_id" integer NOT NULL,
	"brand_id" integer,
	"status" text DEFAULT 'normal' NOT NULL,
	"is_multi" boolean DEFAULT false NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"is_best" boolean DEFAULT false NOT NULL,
	"is_index" boolean DEFAULT false NOT NULL,
	"images" jsonb NOT NULL,
	"video" text DEFAULT '' NOT NULL,
	"image_width" integer DEFAULT 800 NOT NULL,
	"image_height" integer DEFAULT 800 NOT NULL,
	"color" text DEFAULT '#eeeeee' NOT NULL,
	"params" jsonb NOT NULL,
	"guarantees" jsonb NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"buy_min" integer DEFAULT 1 NOT NULL,
	"buy_limit" integer DEFAULT 0 NOT NULL,
	"is_abroad" boolean DEFAULT true NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"favor_rate" integer DEFAULT 100 NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL,
	"createtime" bigint NOT NULL,
	"updatetime" bigint NOT NULL,
	CONSTRAINT "goods_slug_unique" UNIQUE("slug"),
	CONSTRAINT "goods_buy_min" CHECK ("goods"."buy_min" >= 1),
	CONSTRAINT "goods_buy_limit" CHECK ("goods"."buy_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "goods_attributes" (
	"goods_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	CONSTRAINT "goods_attributes_goods_id_value_id_pk" PRIMARY KEY("goods_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "goods_contents" (
	"goods_id" integer NOT NULL,
	"language" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "goods_contents_goods_id_language_pk" PRIMARY KEY("goods_id","language")
);
--> statement-breakpoint
CREATE TABLE "goods_prices" (
	"goods_id" integer NOT NULL,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"marketprice" bigint NOT NULL,
	CONSTRAINT "goods_prices_currency_goods_id_pk" PRIMARY KEY("currency","goods_id")
);
--> statement-breakpoint
CREATE TABLE "goods_spec_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_spec_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"goods_id" integer NOT NULL,
	"spec_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_spec_values_value" UNIQUE("spec_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "goods_specs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_specs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"goods_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_specs_attribute" UNIQUE("goods_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "goods_texts" (
	"goods_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "goods_texts_language_goods_id_pk" PRIMARY KEY("language","goods_id")
);
--> statement-breakpoint
CREATE TABLE "guarantees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guarantees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	CONSTRAINT "guarantees_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "sku_prices" (
	"sku_id" integer NOT NULL,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"marketprice" bigint NOT NULL,
	CONSTRAINT "sku_prices_sku_id_currency_pk" PRIMARY KEY("sku_id","currency"),
	CONSTRAINT "sku_prices_price" CHECK ("sku_prices"."price" >= 0 and "sku_prices"."marketprice" >= 0)
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"goods_id" integer NOT NULL,
	"goods_sn" text NOT NULL,
	"spec_ids" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL,
	"createtime" bigint NOT NULL,
	"updatetime" bigint NOT NULL,
	CONSTRAINT "skus_goodsSn_unique" UNIQUE("goods_sn"),
	CONSTRAINT "skus_combination" UNIQUE("goods_id","spec_ids"),
	CONSTRAINT "skus_stock" CHECK ("skus"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sku_id" integer NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" integer,
	"createtime" bigint NOT NULL,
	CONSTRAINT "stock_movements_once" UNIQUE("order_id","sku_id","reason")
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"code" text NOT NULL,
	"text" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"event" text NOT NULL,
	"code_hash" text NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"cart_id" integer,
	"goods_sn" text NOT NULL,
	"title" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"image" text NOT NULL,
	"nums" integer NOT NULL,
	"price" bigint NOT NULL,
	"marketprice" bigint NOT NULL,
	"real_amount" bigint NOT NULL,
	"points_amount" bigint DEFAULT 0 NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"salestate" integer DEFAULT 0 NOT NULL,
	"commentstate" integer DEFAULT 0 NOT NULL,
	"refunded_nums" integer DEFAULT 0 NOT NULL,
	"aftersale_left" integer DEFAULT 3 NOT NULL,
	CONSTRAINT "order_lines_nums" CHECK ("order_lines"."nums" > 0),
	CONSTRAINT "order_lines_refunded" CHECK ("order_lines"."refunded_nums" between 0 and "order_lines"."nums"),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."real_amount" >= 0 and "order_lines"."points_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_traces" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_traces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"stage" text NOT NULL,
	"context" jsonb NOT NULL,
	"createtime" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_sn" text NOT NULL,
	"user_id" integer NOT NULL,
	"orderstate" integer DEFAULT 0 NOT NULL,
	"paystate" integer DEFAULT 0 NOT NULL,
	"shippingstate" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'normal' NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"goods_amount" bigint NOT NULL,
	"shipping_fee" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"score_amount" bigint DEFAULT 0 NOT NULL,
	"discounts" jsonb NOT NULL,
	"discount_code_id" integer,
	"user_coupon_id" integer DEFAULT 0 NOT NULL,
	"address_id" integer NOT NULL,
	"address_type" integer DEFAULT 1 NOT NULL,
	"province_id" integer DEFAULT 0 NOT NULL,
	"city_id" integer DEFAULT 0 NOT NULL,
	"area_id" integer DEFAULT 0 NOT NULL,
	"receiver" text NOT NULL,
	"mobile" text NOT NULL,
	"detail" text NOT NULL,
	"zipcode" text DEFAULT '' NOT NULL,
	"destination" text DEFAULT 'CHN' NOT NULL,
	"overseas" jsonb,
	"billing" jsonb,
	"memo" text DEFAULT '' NOT NULL,
	"invoice_request" jsonb,
	"paytype" text DEFAULT '' NOT NULL,
	"expressname" text DEFAULT '' NOT NULL,
	"expressno" text DEFAULT '' NOT NULL,
	"sup" text DEFAULT '' NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"quote_no" text DEFAULT '' NOT NULL,
	"createtime" bigint NOT NULL,
	"deadline" bigint NOT NULL,
	"paytime" bigint,
	"shippingtime" bigint,
	"delivertime" bigint,
	"receivetime" bigint,
	"refundtime" bigint,
	"canceltime" bigint,
	"remindtime" bigint,
	"updatetime" bigint NOT NULL,
	CONSTRAINT "orders_orderSn_unique" UNIQUE("order_sn"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."total" >= 0 and "orders"."shipping_fee" >= 0 and "orders"."goods_amount" - "orders"."discount" + "orders"."shipping_fee" = "orders"."total"),
	CONSTRAINT "orders_refund" CHECK ("orders"."refunded_amount" between 0 and "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"diyname" text,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'normal' NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_no" text NOT NULL,
	"order_id" integer NOT NULL,
	"paytype" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"transaction_id" text,
	"is_surplus" boolean DEFAULT false NOT NULL,
	"createtime" bigint NOT NULL,
	"updatetime" bigint NOT NULL,
	CONSTRAINT "payments_paymentNo_unique" UNIQUE("payment_no"),
	CONSTRAINT "payments_transactionId_unique" UNIQUE("transaction_id"),
	CONSTRAINT "payments_attempt" UNIQUE("order_id","paytype","method"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_no" text NOT NULL,
	"order_sn" text NOT NULL,
	"brand" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_url" text NOT NULL,
	"language" text NOT NULL,
	"result" text,
	"due_at" bigint,
	"transaction_id" text,
	"notified_at" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"createtime" bigint NOT NULL,
	CONSTRAINT "wallet_payments_paymentNo_unique" UNIQUE("payment_no"),
	CONSTRAINT "wallet_payments_transactionId_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"is_buy" integer DEFAULT 0 NOT NULL,
	"lang" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'hidden' NOT NULL,
	"createtime" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"content" text NOT NULL,
	"type" integer DEFAULT 1 NOT NULL,
	"lang" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'hidden' NOT NULL,
	"createtime" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pid" integer DEFAULT 0 NOT NULL,
	"user_id" integer,
	"order_id" integer,
	"order_line_id" integer,
	"goods_id" integer NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"star" integer DEFAULT 5 NOT NULL,
	"content" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video" text DEFAULT '' NOT NULL,
	"lang" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'hidden' NOT NULL,
	"createtime" bigint NOT NULL,
	"updatetime" bigint NOT NULL,
	CONSTRAINT "reviews_star" CHECK ("reviews"."star" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "form_sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"tokens" jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"reply" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shopper_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"platform" text NOT NULL,
	"model" text NOT NULL,
	"brand" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"resets_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_contents" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shoppers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shoppers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"nickname" text NOT NULL,
	"mobile" text,
	"email" text,
	"password_hash" text,
	"avatar" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"gender" integer DEFAULT 0 NOT NULL,
	"level" integer DEFAULT 1 NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"balance_minor" bigint DEFAULT 0 NOT NULL,
	"invited_by" integer,
	"agreed_version" text DEFAULT '' NOT NULL,
	"agreed_at" bigint,
	"sup" text DEFAULT '' NOT NULL,
	"source_code" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sid" text NOT NULL,
	"kind" text NOT NULL,
	"page" text NOT NULL,
	"from_page" text DEFAULT '' NOT NULL,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collects" ADD CONSTRAINT "collects_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collects" ADD CONSTRAINT "collects_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_code_uses" ADD CONSTRAINT "discount_code_uses_code_id_discount_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discount_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_code_uses" ADD CONSTRAINT "discount_code_uses_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_rules" ADD CONSTRAINT "discount_rules_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_rules" ADD CONSTRAINT "discount_rules_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_rules" ADD CONSTRAINT "discount_rules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_attributes" ADD CONSTRAINT "goods_attributes_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_attributes" ADD CONSTRAINT "goods_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_attributes" ADD CONSTRAINT "goods_attributes_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_contents" ADD CONSTRAINT "goods_contents_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_prices" ADD CONSTRAINT "goods_prices_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_spec_values" ADD CONSTRAINT "goods_spec_values_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_spec_values" ADD CONSTRAINT "goods_spec_values_spec_id_goods_specs_id_fk" FOREIGN KEY ("spec_id") REFERENCES "public"."goods_specs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_spec_values" ADD CONSTRAINT "goods_spec_values_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_specs" ADD CONSTRAINT "goods_specs_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_specs" ADD CONSTRAINT "goods_specs_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_texts" ADD CONSTRAINT "goods_texts_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_prices" ADD CONSTRAINT "sku_prices_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_traces" ADD CONSTRAINT "order_traces_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_sessions" ADD CONSTRAINT "login_sessions_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."isdefault" = 1 and "addresses"."deletetime" is null;--> statement-breakpoint
CREATE INDEX "areas_parent_id_index" ON "areas" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "carts_user" ON "carts" USING btree ("user_id","sceneval");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_sku" ON "carts" USING btree ("user_id","sku_id") WHERE "carts"."sceneval" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_buy_now" ON "carts" USING btree ("user_id") WHERE "carts"."sceneval" = 2;--> statement-breakpoint
CREATE INDEX "attribute_values_attribute" ON "attribute_values" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "categories_pid" ON "categories" USING btree ("pid");--> statement-breakpoint
CREATE INDEX "collects_list" ON "collects" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "discount_rules_goods" ON "discount_rules" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "goods_weigh" ON "goods" USING btree ("weigh","id");--> statement-breakpoint
CREATE INDEX "goods_sales" ON "goods" USING btree ("sales","id");--> statement-breakpoint
CREATE INDEX "goods_createtime" ON "goods" USING btree ("createtime","id");--> statement-breakpoint
CREATE INDEX "goods_category" ON "goods" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "goods_brand" ON "goods" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "goods_recommended" ON "goods" USING btree ("weigh") WHERE "goods"."is_recommended";--> statement-breakpoint
CREATE INDEX "goods_hot" ON "goods" USING btree ("weigh") WHERE "goods"."is_hot";--> statement-breakpoint
CREATE INDEX "goods_new" ON "goods" USING btree ("weigh") WHERE "goods"."is_new";--> statement-breakpoint
CREATE INDEX "goods_attributes_value" ON "goods_attributes" USING btree ("value_id","goods_id");--> statement-breakpoint
CREATE INDEX "goods_prices_price" ON "goods_prices" USING btree ("currency","price","goods_id");--> statement-breakpoint
CREATE INDEX "goods_spec_values_goods" ON "goods_spec_values" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "stock_movements_sku" ON "stock_movements" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "verification_codes_recipient_event_index" ON "verification_codes" USING btree ("recipient","event");--> statement-breakpoint
CREATE INDEX "verification_codes_created_at_index" ON "verification_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_goods" ON "order_lines" USING btree ("goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_cart" ON "order_lines" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_traces_stage" ON "order_traces" USING btree ("order_id","stage");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","createtime");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("deadline") WHERE "orders"."orderstate" = 0 and "orders"."paystate" = 0;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("shippingstate","paytime") WHERE "orders"."orderstate" = 0 and "orders"."paystate" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "pages_diyname_index" ON "pages" USING btree ("diyname");--> statement-breakpoint
CREATE INDEX "pages_type_index" ON "pages" USING btree ("type");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","updatetime");--> statement-breakpoint
CREATE INDEX "wallet_payments_due" ON "wallet_payments" USING btree ("due_at") WHERE "wallet_payments"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "answers_question" ON "answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "questions_goods" ON "questions" USING btree ("goods_id","createtime");--> statement-breakpoint
CREATE INDEX "reviews_goods" ON "reviews" USING btree ("goods_id","createtime");--> statement-breakpoint
CREATE INDEX "reviews_pid" ON "reviews" USING btree ("pid");--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "form_sessions_updated_at_index" ON "form_sessions" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "login_sessions_token_hash_index" ON "login_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "login_sessions_shopper_id_index" ON "login_sessions" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_index" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shoppers_username_index" ON "shoppers" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "shoppers_mobile_index" ON "shoppers" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "shoppers_email_index" ON "shoppers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "visits_created_at_index" ON "visits" USING btree ("created_at");