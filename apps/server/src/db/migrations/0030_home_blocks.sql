ALTER TABLE "home_blocks" ADD COLUMN "course_category_id" bigint;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD COLUMN "item_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD CONSTRAINT "home_blocks_course_category_id_course_categories_id_fk" FOREIGN KEY ("course_category_id") REFERENCES "public"."course_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_blocks_course_category" ON "home_blocks" USING btree ("course_category_id");