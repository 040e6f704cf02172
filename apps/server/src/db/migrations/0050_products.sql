CREATE TABLE "products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS (goods_id * 100 + case goods_type when 'article' then 1 when 'anthology' then 2 when 'course' then 3 when 'video' then 4 when 'combo' then 5 when 'paper' then 6 when 'mock_paper' then 7 when 'practice' then 8 when 'role' then 9 end) STORED NOT NULL,
	"goods_type" text NOT NULL,
	"goods_id" bigint NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"selling_line" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_weight" CHECK ("products"."weight" between -1000000 and 1000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "products_goods" ON "products" USING btree ("goods_type","goods_id");--> statement-breakpoint
CREATE INDEX "orders_of_goods" ON "orders" USING btree ("goods_type","goods_id") WHERE status = 9;