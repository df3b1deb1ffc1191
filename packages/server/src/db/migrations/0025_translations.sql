CREATE TABLE "translations" (
	"kind" text NOT NULL,
	"text_id" integer NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"content" text NOT NULL,
	"createtime" bigint NOT NULL,
	CONSTRAINT "translations_kind_text_id_language_pk" PRIMARY KEY("kind","text_id","language")
);
--> statement-breakpoint
CREATE INDEX "translations_age" ON "translations" USING btree ("createtime");