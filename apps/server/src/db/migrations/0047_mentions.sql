ALTER TABLE "post_mentions" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "users_nick_name" ON "users" USING btree ("nick_name" text_pattern_ops);