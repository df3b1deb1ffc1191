CREATE TABLE "activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"image" text NOT NULL,
	"path" text NOT NULL,
	"begintime" bigint NOT NULL,
	"endtime" bigint NOT NULL,
	"weigh" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activities_times" CHECK ("activities"."begintime" < "activities"."endtime")
);
--> statement-breakpoint
CREATE TABLE "message_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"order_sn" text NOT NULL,
	"template_id" text NOT NULL,
	"result" text NOT NULL,
	"openid" text DEFAULT '' NOT NULL,
	"createtime" bigint NOT NULL,
	CONSTRAINT "message_subscriptions_once" UNIQUE("user_id","order_sn","template_id")
);
--> statement-breakpoint
CREATE TABLE "survey_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"answers" jsonb NOT NULL,
	"score" integer NOT NULL,
	"createtime" bigint NOT NULL,
	CONSTRAINT "survey_replies_once" UNIQUE("user_id","type")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"type" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "surveys_score" CHECK ("surveys"."score" >= 0)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"createtime" bigint NOT NULL,
	CONSTRAINT "uploads_name_unique" UNIQUE("name"),
	CONSTRAINT "uploads_size" CHECK ("uploads"."size" > 0 and "uploads"."duration_ms" >= 0)
);
--> statement-breakpoint
ALTER TABLE "message_subscriptions" ADD CONSTRAINT "message_subscriptions_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_replies" ADD CONSTRAINT "survey_replies_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_replies" ADD CONSTRAINT "survey_replies_type_surveys_type_fk" FOREIGN KEY ("type") REFERENCES "public"."surveys"("type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_endtime" ON "activities" USING btree ("endtime");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","createtime");--> statement-breakpoint
CREATE INDEX "answers_user" ON "answers" USING btree ("user_id","createtime");--> statement-breakpoint
CREATE INDEX "questions_user" ON "questions" USING btree ("user_id","createtime");--> statement-breakpoint
CREATE INDEX "reviews_held" ON "reviews" USING btree ("createtime") WHERE "reviews"."status" = 'hidden';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order_line" ON "reviews" USING btree ("order_line_id") WHERE "reviews"."pid" = 0;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_type" CHECK ("questions"."type" in (1, 2));