INSERT INTO "grants" ("user_id", "goods_type", "goods_id", "source", "order_id", "starts_at", "ends_at", "created_at")
SELECT "user_id", 'membership', "plan_id", CASE WHEN "order_id" IS NULL THEN 'given' ELSE 'bought' END, "order_id", "starts_at", "ends_at", "created_at"
FROM "membership_terms" ORDER BY "id";
--> statement-breakpoint
DROP TABLE "membership_terms" CASCADE;--> statement-breakpoint
CREATE UNIQUE INDEX "grants_term_of_order" ON "grants" USING btree ("order_id") WHERE goods_type = 'membership';--> statement-breakpoint
CREATE UNIQUE INDEX "grants_term_start" ON "grants" USING btree ("user_id","starts_at") WHERE goods_type = 'membership' and revoked_at is null;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_term_ends" CHECK ("grants"."goods_type" <> 'membership' or "grants"."ends_at" is not null);
