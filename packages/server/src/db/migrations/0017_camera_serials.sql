CREATE TABLE "camera_serials" (
	"serial" text PRIMARY KEY NOT NULL,
	"goods_sn" text NOT NULL,
	"createtime" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "camera_serials_sku" ON "camera_serials" USING btree ("goods_sn");