CREATE SEQUENCE "public"."shop_content_versions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "shop_contents" ADD COLUMN "version" bigint DEFAULT nextval('shop_content_versions') NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_contents" ADD COLUMN "changed_at" bigint;--> statement-breakpoint
ALTER TABLE "shop_contents" ADD COLUMN "changed_by" text DEFAULT '' NOT NULL;